import { Icon } from '../icon/icon.tsx';
import { join } from '../style/join.ts';

type WarningProps = {
  text: string;
  isStrip?: boolean;
  /** Stands under every page, whether restricted goods are shown there or not. */
  isGeneral?: boolean;
};

/** The health warning: plain words, highest contrast, never folded away. */
export function Warning({ text, isStrip = false, isGeneral = false }: WarningProps) {
  return (
    <div
      className={join('j-warning', isStrip && 'j-warning--strip')}
      role="note"
      data-restricted={isGeneral ? undefined : ''}
    >
      <Icon name="warning" />
      <p>{text}</p>
    </div>
  );
}
