import { Badge, Group } from '@mantine/core';

/** The tags of a customer, read-only. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} variant="light" color="gray" tt="none">
          <bdi>{tag}</bdi>
        </Badge>
      ))}
    </Group>
  );
}
