import { Alert, Modal } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { PublishAnyway } from '../../../templates/content/publish-anyway.tsx';
import type { PublishingState } from './use-publishing.ts';

type FindingsProps = Readonly<{
  publishing: PublishingState;
  titleOf: (id: string) => string;
  onSelect: (id: string) => void;
}>;

/** The findings before publication; publishing despite them requires confirmation. */
export function FindingsDialog({ publishing, titleOf, onSelect }: FindingsProps) {
  const { t } = useLanguage();
  const { question, drop, goOn, isBusy } = publishing;
  const back = () => {
    drop();
    publishing.open(null);
  };
  return (
    <Modal opened={question !== null} onClose={drop} title={t('adminTemplates:publish.title')} centered>
      {question === null ? null : (
        <>
          {question.isLost ? (
            <Alert color="yellow" mb="md">
              {t('adminEditor:publish.findings.lost')}
            </Alert>
          ) : null}
          <PublishAnyway
            faults={question.faults}
            lacks={question.lacks}
            titleOf={titleOf}
            onSelect={(node) => {
              back();
              onSelect(node);
            }}
            isBusy={isBusy}
            onBack={back}
            onPublish={(answer) =>
              void goOn(answer).then((isPublished) => {
                if (isPublished) publishing.close();
              })
            }
          />
        </>
      )}
    </Modal>
  );
}
