import { Alert, Button, List, Text, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';
import { labelOf } from '#widgets/labels.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { useLinkPlaces } from '../../templates/content/link-actions/link-places.tsx';
import { nodeTitle, type SavedSection } from '../../templates/content/node-words.ts';
import { nodeAt } from '../../templates/content/tree-operations.ts';
import { useCanvasFacts } from '../canvas/canvas-context.ts';
import { type Fault, faultsOn } from '../checks/accessibility.ts';
import { brokenActions } from '../checks/broken-actions.ts';
import { missingTexts, weigh } from '../checks/page-facts.ts';
import { pathOf } from '../state/node-path.ts';

/** More elements slow a page down on phones; browser audits warn at about this number. */
const MANY_ELEMENTS = 1200;

type ChecksProps = Readonly<{
  tree: readonly StoredNode[];
  sections: readonly SavedSection[];
  canvasWindow: Window | null;
  onSelect: (id: string) => void;
}>;

type Checked = Readonly<{ state: 'none' | 'busy' | 'lost' } | { state: 'done'; faults: readonly Fault[] }>;

/** A finding, linked to its node. */
function Finding({ name, onGo, children }: { name: string; onGo: () => void; children: ReactNode }) {
  return (
    <List.Item>
      <UnstyledButton className="editor-finding" onClick={onGo}>
        <Text span size="sm" fw={600}>
          {name}
        </Text>
        <Text span size="sm" c="dimmed">
          {children}
        </Text>
      </UnstyledButton>
    </List.Item>
  );
}

type Named = Readonly<{ titleOf: (id: string) => string; onSelect: (id: string) => void }>;

/** Runs axe on the canvas on request, and lists its findings. */
function Accessibility({ canvasWindow, titleOf, onSelect }: Named & Pick<ChecksProps, 'canvasWindow'>) {
  const { t } = useLanguage();
  const [checked, setChecked] = useState<Checked>({ state: 'none' });
  const check = async () => {
    if (canvasWindow === null) return;
    setChecked({ state: 'busy' });
    try {
      setChecked({ state: 'done', faults: await faultsOn(canvasWindow) });
    } catch {
      setChecked({ state: 'lost' });
    }
  };
  const faults = checked.state === 'done' ? checked.faults : [];
  const isClean = checked.state === 'done' && faults.length === 0;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        my="xs"
        onClick={() => void check()}
        loading={checked.state === 'busy'}
      >
        {t('adminEditor:checks.run')}
      </Button>
      <div role="status">
        {checked.state === 'lost' ? <Alert color="red">{t('adminEditor:checks.lost')}</Alert> : null}
        {isClean ? <Text size="sm">{t('adminEditor:checks.none')}</Text> : null}
        <List size="sm" listStyleType="none" p={0}>
          {faults.map(({ rule, node, text }) => (
            <Finding key={`${rule} ${node}`} name={titleOf(node)} onGo={() => onSelect(node)}>
              {t([`adminEditor:checks.rules.${rule}`, 'adminEditor:checks.rules.other'], { text })}
            </Finding>
          ))}
        </List>
      </div>
    </>
  );
}

/** The size of the document on its page; above a limit with its largest node. */
function PageWeight({ titleOf, onSelect }: Named) {
  const { t } = useLanguage();
  const { page } = useCanvasFacts();
  const { heaviest, ...weight } = weigh(page?.nodes ?? new Map());
  return (
    <>
      <Text size="sm">{t('adminEditor:checks.weighs', weight)}</Text>
      {weight.elements > MANY_ELEMENTS && heaviest !== null ? (
        <List size="sm" listStyleType="none" p={0}>
          <Finding name={titleOf(heaviest.node)} onGo={() => onSelect(heaviest.node)}>
            {t('adminEditor:checks.heaviest', { elements: heaviest.elements, most: MANY_ELEMENTS })}
          </Finding>
        </List>
      ) : null}
    </>
  );
}

/** Links to unpublished popups and panels. */
function Links({ tree, titleOf, onSelect }: Named & Pick<ChecksProps, 'tree'>) {
  const { t } = useLanguage();
  const { opened, menus } = useLinkPlaces();
  if (opened === null) return <Text size="sm">{t('adminEditor:checks.linksUnknown')}</Text>;
  const broken = brokenActions(tree, opened, menus);
  if (broken.length === 0) return <Text size="sm">{t('adminEditor:checks.linksWhole')}</Text>;
  return (
    <List size="sm" listStyleType="none" p={0}>
      {broken.map(({ node, path, place, name }) => (
        <Finding key={`${node} ${path}`} name={titleOf(node)} onGo={() => onSelect(node)}>
          {t(`adminEditor:checks.${name === null ? 'opensGone' : 'opensHidden'}.${place}`, { name })}
        </Finding>
      ))}
    </List>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="editor-part">
      <Title order={2} size="h6">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Issues to fix before publication, each linked to its node. */
export function Checks({ tree, sections, canvasWindow, onSelect }: ChecksProps) {
  const { t, language } = useLanguage();
  const nodeBy = (id: string) => {
    const path = pathOf(tree, id);
    return path === null ? null : nodeAt(tree, path);
  };
  const titleOf = (id: string) => {
    const node = nodeBy(id);
    return node === null ? id : nodeTitle(node, { language, sections });
  };
  const labelAt = (id: string, name: string) => {
    const widget = widgets.get(nodeBy(id)?.widget ?? '');
    return (widget === undefined ? undefined : labelOf(widget, name, language)) ?? name;
  };
  const missing = missingTexts(tree);
  return (
    <>
      <Part title={t('adminEditor:checks.accessibility')}>
        <Accessibility canvasWindow={canvasWindow} titleOf={titleOf} onSelect={onSelect} />
      </Part>
      <Part title={t('adminEditor:checks.arabic')}>
        {missing.length === 0 ? <Text size="sm">{t('adminEditor:checks.arabicWhole')}</Text> : null}
        <List size="sm" listStyleType="none" p={0}>
          {missing.map(({ node, name, path }) => (
            <Finding key={`${node} ${path}`} name={titleOf(node)} onGo={() => onSelect(node)}>
              {t('adminEditor:checks.lacksArabic', { setting: labelAt(node, name) })}
            </Finding>
          ))}
        </List>
      </Part>
      <Part title={t('adminEditor:checks.links')}>
        <Links tree={tree} titleOf={titleOf} onSelect={onSelect} />
      </Part>
      <Part title={t('adminEditor:checks.weight')}>
        <PageWeight titleOf={titleOf} onSelect={onSelect} />
      </Part>
    </>
  );
}
