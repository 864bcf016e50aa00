import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon, type AdminIconName } from '../../parts/icon.tsx';
import { useNodeButtons } from './canvas-context.ts';

const BUTTONS = [
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['duplicate', 'copy'],
  ['remove', 'trash'],
] as const satisfies readonly (readonly [string, AdminIconName])[];

/** What is beside the chosen node on the canvas: its name, or how many are chosen, and what can be done with them. */
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
