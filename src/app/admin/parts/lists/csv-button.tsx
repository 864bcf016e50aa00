import { Button } from '@mantine/core';
import { AdminIcon } from '../icon.tsx';

/** Downloads a screen's table as CSV. */
export function CsvButton({ href }: { href: string }) {
  return (
    <Button component="a" href={href} download variant="default" leftSection={<AdminIcon name="download" />}>
      CSV
    </Button>
  );
}
