import { AdminIcon } from '../parts/icon.tsx';

/** A decorative thumbnail beside a name. */
export function Thumb({ file, size = 44 }: { file: string | null | undefined; size?: number }) {
  return (
    <span className="admin-thumb" style={{ inlineSize: size, blockSize: size }}>
      {file ? (
        <img src={`/media/${file}`} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <AdminIcon name="images" />
      )}
    </span>
  );
}
