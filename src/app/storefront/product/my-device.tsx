import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { MyDevicePage, toMakers } from '#views/my-device/my-device-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';

/** All devices; each links to its sticks. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const { language, now, publicUrl } = context.get(visitContext);
  const [devices, settings] = await Promise.all([shop.catalogue.fit.devices(), shop.settings.all()]);
  const ids = devices.map(({ id }) => id);
  const cards = await shop.listing.findCards(ids, language, now);
  return {
    makers: toMakers(devices, cards, language),
    sticksPath: `/${settings['catalogue.listingPrefix']}/`,
    title: wordsIn(language)('fit:choose'),
    description: wordsIn(language)('fit:chooseText'),
    publicUrl,
  };
}

export default function MyDevice() {
  const { title, description, publicUrl, makers, sticksPath } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} description={description} path="/my-device/" publicUrl={publicUrl} />
      <MyDevicePage makers={makers} sticksPath={sticksPath} />
    </>
  );
}
