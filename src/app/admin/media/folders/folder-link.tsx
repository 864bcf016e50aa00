import { Text } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { droppedPictures, hasPictures } from './drag.ts';

/** A folder, or a place like one: opened by a press, and pictures are dropped on it. */
export function FolderLink({
  to,
  name,
  count,
  isCurrent,
  onDrop,
}: {
  to: string;
  name: string;
  count?: number;
  isCurrent: boolean;
  /** Left out where no pictures can be dropped. */
  onDrop?: (ids: number[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  const handleOver = (event: DragEvent) => {
    if (onDrop === undefined || !hasPictures(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    setOver(false);
    if (onDrop === undefined || !hasPictures(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(droppedPictures(event));
  };
  return (
    <Link
      to={to}
      draggable={false}
      className="admin-folder"
      aria-current={isCurrent ? 'page' : undefined}
      data-over={isOver || undefined}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      preventScrollReset
    >
      <bdi>{name}</bdi>
      {count === undefined ? null : (
        <Text span size="xs" c="dimmed">
          {count}
        </Text>
      )}
    </Link>
  );
}
