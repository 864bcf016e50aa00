const KIND = 'application/x-jamra-media';

type Drag = Readonly<{ dataTransfer: DataTransfer }>;

/** Gives the dragged pictures along. */
export function dragPictures({ dataTransfer }: Drag, ids: readonly number[]): void {
  dataTransfer.setData(KIND, ids.join(' '));
  dataTransfer.effectAllowed = 'move';
}

/** Whether pictures of the library are dragged; a folder or a file is something else. */
export function hasPictures({ dataTransfer }: Drag): boolean {
  return dataTransfer.types.includes(KIND);
}

export function droppedPictures({ dataTransfer }: Drag): number[] {
  return dataTransfer.getData(KIND).split(' ').filter(Boolean).map(Number);
}
