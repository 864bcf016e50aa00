import { ErrorMessage } from '#views/error-page/error-message.tsx';
import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields, NotFoundMessageData } from './fields.ts';

const STATUS = 404;

type NotFoundMessageProps = ResolvedOf<typeof fields> & NotFoundMessageData;

/** The message of a not-found page, with links to continue. */
export function NotFoundMessage(props: NotFoundMessageProps) {
  const { heading, text, hasSearch, parameter, categories } = props;
  const { t } = useLanguage();
  return (
    <ErrorMessage
      status={STATUS}
      title={heading || t('shop:errors.missing.title')}
      text={text || t('shop:errors.missing.text')}
      searchParameter={hasSearch ? parameter : null}
      categories={categories}
    />
  );
}
