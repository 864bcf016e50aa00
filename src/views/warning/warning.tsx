import { Icon } from '../icon/icon.tsx';
import { join } from '../style/join.ts';

type WarningProps = {
  text: string;
  isStrip?: boolean;
  /** Shown on every page, with or without restricted products. */
  isGeneral?: boolean;
};

/** The health warning: plain text, highest contrast, never collapsed. */
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
