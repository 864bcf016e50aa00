import { Button, FileButton, Group, Textarea } from '@mantine/core';
import { AdminIcon } from '../icon.tsx';

type CsvTextProps = Readonly<{
  label: string;
  description: string;
  placeholder: string;
  /** The label of the button that reads a file. */
  file: string;
  value: string;
  onChange: (text: string) => void;
}>;

/** Rows of CSV, pasted or read from a file. */
export function CsvText({ file, onChange, ...field }: CsvTextProps) {
  return (
    <>
      <Textarea
        {...field}
        onChange={(event) => onChange(event.currentTarget.value)}
        dir="ltr"
        autosize
        minRows={6}
        maxRows={14}
        className="admin-html"
      />
      <Group>
        <FileButton
          onChange={(chosen) => void chosen?.text().then(onChange)}
          accept="text/csv,text/plain,.csv,.txt"
          inputProps={{ 'aria-label': file }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<AdminIcon name="upload" />}>
              {file}
            </Button>
          )}
        </FileButton>
      </Group>
    </>
  );
}
