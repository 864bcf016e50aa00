const KIND = 'application/x-jamra-media';

type Drag = Readonly<{ dataTransfer: DataTransfer }>;

/** Attaches the ids of pictures to a drag. */
export function dragPictures({ dataTransfer }: Drag, ids: readonly number[]): void {
  dataTransfer.setData(KIND, ids.join(' '));
  dataTransfer.effectAllowed = 'move';
}

/** Whether a drag contains pictures of the library, not a folder or a file. */
export function hasPictures({ dataTransfer }: Drag): boolean {
  return dataTransfer.types.includes(KIND);
}

export function droppedPictures({ dataTransfer }: Drag): number[] {
  return dataTransfer.getData(KIND).split(' ').filter(Boolean).map(Number);
}
