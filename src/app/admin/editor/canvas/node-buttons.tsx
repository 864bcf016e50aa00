import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon, type AdminIconName } from '../../parts/icon.tsx';
import { useNodeButtons } from './canvas-context.ts';

const BUTTONS = [
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['duplicate', 'copy'],
  ['remove', 'trash'],
] as const satisfies readonly (readonly [string, AdminIconName])[];

/** The toolbar at the selected node: its name, or the number of selected nodes, and their actions. */
export function NodeButtons({ label = '' }: { label?: string | undefined }) {
  const { t, dir } = useLanguage();
  const { acts, count } = useNodeButtons();
  const isSeveral = count > 1;
  const name = isSeveral ? t('adminEditor:selection.title', { count }) : label;
  return (
    <div className="canvas-bar" dir={dir} role="toolbar" aria-label={name}>
      <span className="canvas-bar-name">{name}</span>
      {acts === null
        ? null
        : BUTTONS.map(([act, icon]) => {
            const words = isSeveral
              ? t(`adminEditor:selection.${act}`)
              : t(`adminTemplates:content.${act}`, { name });
            return (
              <button
                key={act}
                type="button"
                className="canvas-act"
                aria-label={words}
                title={words}
                onClick={acts[act]}
              >
                <AdminIcon name={icon} />
              </button>
            );
          })}
    </div>
  );
}
