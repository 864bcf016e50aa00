import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

type SocialLinksProps = {
  /** Addresses of the shop's profiles. */
  links: readonly string[];
  element?: ElementAttributes;
};

/** Links to the shop's profiles, each with the name of its network, or else of its site. */
export function SocialLinks({ links, element }: SocialLinksProps) {
  const { t } = useLanguage();
  const nameOf = (link: string) => {
    const site = new URL(link).hostname.replace(/^www\./, '');
    const network = site.split('.').at(-2) ?? site;
    return t(`social:networks.${network}`, {
      defaultValue: t(`sharing:networks.${network}`, { defaultValue: site }),
    });
  };
  return (
    <ul {...onElement('j-footer__links', element)} aria-label={t('shop:socialLinks')}>
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="me noopener">
            {nameOf(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}
