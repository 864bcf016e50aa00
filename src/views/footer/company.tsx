import { Logo } from '../logo/logo.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

export type CompanyFacts = { tagline: string; address: string; phone: string; email: string };

/** Logo, tagline and how the company is reached. */
export function Company({ company, element }: { company: CompanyFacts; element?: ElementAttributes }) {
  const { tagline, address, phone, email } = company;
  return (
    <div {...onElement('j-footer__brand', element)}>
      <Logo scheme="dark" loading="lazy" />
      <p className="j-lead">{tagline}</p>
      <address>
        {address === '' ? null : (
          <>
            {address}
            <br />
          </>
        )}
        {phone === '' ? null : (
          <>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
            <br />
          </>
        )}
        <a href={`mailto:${email}`}>{email}</a>
      </address>
    </div>
  );
}
