import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon, type AdminIconName } from '../../parts/icon.tsx';
import { useNodeButtons } from './canvas-context.ts';

const BUTTONS = [
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['duplicate', 'copy'],
  ['remove', 'trash'],
] as const satisfies readonly (readonly [string, AdminIconName])[];

/** What is beside the chosen node on the canvas: its name, and what can be done with it. */
export function NodeButtons({ label = '' }: { label?: string | undefined }) {
  const { t, dir } = useLanguage();
  const acts = useNodeButtons();
  return (
    <div className="canvas-bar" dir={dir} role="toolbar" aria-label={label}>
      <span className="canvas-bar-name">{label}</span>
      {acts === null
        ? null
        : BUTTONS.map(([act, icon]) => (
            <button
              key={act}
              type="button"
              className="canvas-act"
              aria-label={t(`adminTemplates:content.${act}`, { name: label })}
              title={t(`adminTemplates:content.${act}`, { name: label })}
              onClick={acts[act]}
            >
              <AdminIcon name={icon} />
            </button>
          ))}
    </div>
  );
}
