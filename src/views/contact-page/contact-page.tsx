import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';
import { SignedHtml } from '../price/signed-html.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

type Reach = { address: string; phone: string; email: string };

type ContactPageProps = {
  title: string;
  lead: string;
  /** The page's sanitised HTML; may be empty. */
  html: string;
  reach: Reach;
  form: ContactFormProps;
};

function ContactMethods({ address, phone, email }: Reach) {
  const { t } = useLanguage();
  return (
    <ul className="j-ways">
      {phone === '' ? null : (
        <li>
          <Icon name="phone" />
          <div>
            <span className="j-quiet j-small">{t('contact:call')}</span>
            <a className="j-link j-tap" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </div>
        </li>
      )}
      <li>
        <Icon name="envelope-simple" />
        <div>
          <span className="j-quiet j-small">{t('contact:write')}</span>
          <a className="j-link j-tap" href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </div>
      </li>
      {address === '' ? null : (
        <li>
          <Icon name="map-pin" />
          <div>
            <span className="j-quiet j-small">{t('contact:visit')}</span>
            <address>{address}</address>
          </div>
        </li>
      )}
    </ul>
  );
}

type ContactBodyProps = Pick<ContactPageProps, 'html' | 'reach' | 'form'>;

/** Form, phone, email, address, and the text of the page. */
export function ContactBody({ html, reach, form }: ContactBodyProps) {
  const { t } = useLanguage();
  return (
    <div className="j-contact">
      <section className="j-contact__main" data-template-id="contact-form" aria-labelledby="write">
        <h2 id="write">{t('contact:formTitle')}</h2>
        <p className="j-quiet">{t('contact:formText')}</p>
        <ContactForm {...form} />
      </section>
      <aside className="j-contact__side" data-template-id="contact-reach" aria-label={t('contact:reach')}>
        <ContactMethods {...reach} />
        {html === '' ? null : <SignedHtml className="j-prose entry-content" html={html} />}
      </aside>
    </div>
  );
}

/** The contact page. */
export function ContactPage({ title, lead, ...body }: ContactPageProps) {
  return (
    <div className="j-wrap j-page">
      <Breadcrumb crumbs={[{ label: title, href: '/contact/' }]} />
      <header className="j-page__head">
        <h1>{title}</h1>
        {lead === '' ? null : (
          <p className="j-lead">
            <SignedAmounts text={lead} />
          </p>
        )}
      </header>
      <ContactBody {...body} />
    </div>
  );
}
