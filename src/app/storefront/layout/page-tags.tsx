import { sourcesOfTags, type Tags } from '#shop/analytics/rules/tags.ts';
import { useSources } from '#widgets/tree/print/page-sources.ts';

/** The tags of a page as data for its script, and the hosts that its policy is opened for. Source: AN-01 */
export function PageTags({ tags }: { tags: Tags }) {
  useSources(sourcesOfTags(tags));
  return <template data-tags={JSON.stringify(tags)} />;
}
