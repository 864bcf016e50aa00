import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { MyDeviceBody, MyDevicePage, MyDeviceTitle, toMakers } from '#views/my-device/my-device-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { ownParts } from '../../page/parts/content-parts.tsx';
import { loadTemplate } from '../../page/template/load-template.ts';
import { Templated } from '../../page/template/templated.tsx';

const PATH = '/my-device/';

/** All devices; each links to its sticks. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { language, now, publicUrl } = visit;
  const [devices, settings] = await Promise.all([shop.catalogue.fit.devices(), shop.settings.all()]);
  const ids = devices.map(({ id }) => id);
  const cards = await shop.listing.findCards(ids, language, now);
  const title = wordsIn(language)('fit:choose');
  return {
    makers: toMakers(devices, cards, language),
    sticksPath: `/${settings['catalogue.listingPrefix']}/`,
    title,
    template: await loadTemplate({ shop, visit }, { place: 'page' }, { path: PATH, title }),
    description: wordsIn(language)('fit:chooseText'),
    publicUrl,
  };
}

export default function MyDevice() {
  const { title, description, publicUrl, template, makers, sticksPath } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} description={description} path={PATH} publicUrl={publicUrl} />
      <Templated
        template={template}
        above={{ breadcrumb: <Breadcrumb crumbs={[{ label: title, href: PATH }]} /> }}
        parts={ownParts(<MyDeviceTitle />, <MyDeviceBody makers={makers} sticksPath={sticksPath} />)}
      >
        <MyDevicePage makers={makers} sticksPath={sticksPath} />
      </Templated>
    </>
  );
}
