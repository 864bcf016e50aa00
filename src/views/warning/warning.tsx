import { Icon } from '../icon/icon.tsx';
import { join } from '../style/join.ts';

/** The health warning: plain words, highest contrast, never folded away. */
export function Warning({ text, isStrip = false }: { text: string; isStrip?: boolean }) {
  return (
    <div className={join('j-warning', isStrip && 'j-warning--strip')} role="note">
      <Icon name="warning" />
      <p>{text}</p>
    </div>
  );
}
