import { Text } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { droppedPictures, hasPictures } from './drag.ts';

/** A link to a folder or view, and a drop target of pictures. */
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
  /** Absent if it is not a drop target. */
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
