import { FieldFrame } from './field.tsx';

type MessageFieldProps = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
};

const ROWS = 7;

/** Several lines of text that must be there. */
export function MessageField(props: MessageFieldProps) {
  const { name, value, error, hint } = props;
  const described = error ? `${name}_error` : hint ? `${name}_hint` : undefined;
  return (
    <FieldFrame {...props} isWide>
      <textarea
        className="j-input input-text"
        id={name}
        name={name}
        defaultValue={value}
        rows={ROWS}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
    </FieldFrame>
  );
}
