import { describedBy, type FieldProps } from './field.tsx';

type FileInputProps = Pick<FieldProps, 'name' | 'id' | 'error' | 'hint' | 'isOptional'> & {
  /** MIME types. */
  accept: readonly string[];
  hasMany?: boolean;
  /** The texts of the button and of an empty choice. */
  words: Readonly<{
    choose: string;
    none: string;
    /** Of several pictures: how many are chosen, from one on, and to remove the one of the name `{}`. */
    pictures?: Readonly<{ counts: readonly string[]; remove: string }>;
  }>;
};

/** A file field with the shop's texts; without script it is the browser's default. */
export function FileInput(props: FileInputProps) {
  const { name, id = name, error, hint, isOptional, accept, hasMany, words } = props;
  return (
    <span
      className="j-file"
      data-counts={words.pictures?.counts.join('|')}
      data-remove={words.pictures?.remove}
    >
      <input
        className="j-input"
        type="file"
        id={id}
        name={name}
        multiple={hasMany}
        accept={accept.join(',')}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
      <span className="j-input" aria-hidden="true">
        <b>{words.choose}</b>
        <bdi data-none={words.none}>{words.none}</bdi>
      </span>
    </span>
  );
}
