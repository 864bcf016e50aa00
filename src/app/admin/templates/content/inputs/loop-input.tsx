import { Select } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';
import { openNodes, type StoredNode } from '#widgets/tree/node.ts';
import { nodeTitle } from '../node-words.ts';
import { type InputProps, useNodeForm } from './input-props.ts';

/** The nodes of a tree that show a loop, in document order. */
function loopsIn(list: unknown): (StoredNode & { id: string })[] {
  return openNodes(list).flatMap((node) => {
    if (node === null) return [];
    const inner = Object.values(node.slots).flatMap(loopsIn);
    const { id } = node;
    const loop = id === undefined ? undefined : widgets.get(node.widget)?.loop?.(node.settings, id);
    return id === undefined || loop === undefined || loop.items === null
      ? inner
      : [{ ...node, id }, ...inner];
  });
}

/** Selects a loop of the same document by name and position; a deleted one is shown by its id. */
export function LoopInput({ label, value, onChange, error }: InputProps) {
  const { t, language } = useLanguage();
  const { tree, sections } = useNodeForm();
  const loops = loopsIn(tree).map((node, at) => ({
    value: node.id,
    label: `${at + 1}. ${nodeTitle(node, { language, sections })}`,
  }));
  const chosen = typeof value === 'string' ? value : '';
  const isGone = chosen !== '' && !loops.some((loop) => loop.value === chosen);
  const gone = isGone
    ? [{ value: chosen, label: t('adminTemplates:content.unknownLoop', { id: chosen }) }]
    : [];
  return (
    <Select
      label={label}
      data={[...loops, ...gone]}
      value={chosen === '' ? null : chosen}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      allowDeselect={false}
      placeholder={t(
        loops.length === 0 ? 'adminTemplates:content.noLoop' : 'adminTemplates:content.chooseLoop',
      )}
      maw="20rem"
    />
  );
}
