import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../icon.tsx';

type MoveButtonsProps = Readonly<{
  isFirst: boolean;
  isLast: boolean;
  /** Accessible names of the buttons. */
  earlier: string;
  later: string;
  size?: 'md' | 'lg';
  onMove: (by: -1 | 1) => void;
}>;

/** Moves one of a list up or down. */
export function MoveButtons({ isFirst, isLast, earlier, later, size = 'lg', onMove }: MoveButtonsProps) {
  const moves = [
    { by: -1, icon: 'arrow-up', label: earlier, isOff: isFirst },
    { by: 1, icon: 'arrow-down', label: later, isOff: isLast },
  ] as const;
  return moves.map(({ by, icon, label, isOff }) => (
    <ActionIcon
      key={by}
      variant="subtle"
      color="gray"
      size={size}
      aria-label={label}
      disabled={isOff}
      onClick={() => onMove(by)}
    >
      <AdminIcon name={icon} />
    </ActionIcon>
  ));
}
