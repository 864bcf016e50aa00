import { describedBy, type FieldProps } from './field.tsx';

type FileInputProps = Pick<FieldProps, 'name' | 'id' | 'error' | 'hint' | 'isOptional'> & {
  /** MIME types. */
  accept: readonly string[];
  hasMany?: boolean;
  /** The words of the button, and those of nothing chosen. */
  words: Readonly<{ choose: string; none: string }>;
};

/** A file field in the words of the shop; without script it is the browser's own. */
export function FileInput(props: FileInputProps) {
  const { name, id = name, error, hint, isOptional, accept, hasMany, words } = props;
  return (
    <span className="j-file">
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
