import { NativeSelect } from '@mantine/core';
import { SHOWN_VISITORS, type ShownVisitor } from '#kernel/editing/shown-visitor.ts';
import { useLanguage } from '#views/language/language.tsx';

type VisitorProps = Readonly<{
  /** The available sample visitors. */
  visitors: readonly ShownVisitor[];
  visitor: ShownVisitor;
  onVisitor: (visitor: ShownVisitor) => void;
}>;

/** Selects the sample visitor of the page. */
export function VisitorSelect({ visitors, visitor, onVisitor }: VisitorProps) {
  const { t } = useLanguage();
  return (
    <NativeSelect
      aria-label={t('adminEditor:bar.visitor')}
      className="editor-visitor"
      value={visitor}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onVisitor(SHOWN_VISITORS.find((one) => one === value) ?? 'guest');
      }}
      data={visitors.map((value) => ({ value, label: t(`adminEditor:visitors.${value}`) }))}
    />
  );
}
