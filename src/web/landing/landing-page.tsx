import { engagements, firm, marketingFigures, offices, services } from '#shared/firm.ts'
import { ComparisonFigure } from './comparison-figure.tsx'
import { DocumentFigure } from './document-figure.tsx'
import { FirmSign } from './firm-sign.tsx'
import { enquiryLimits } from '#shared/limits.ts'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'

const LandingHeader = ({ signInPath }: { signInPath: string }) => (
  <header className="header">
    <div className="wide">
      <FirmSign />
      <nav aria-label="On this page">
        <a href="#services">Services</a>
        <a href="#method">Method</a>
        <a href="#engagements">Engagements</a>
        <a href="#offices-heading">Offices</a>
      </nav>
      <button type="button" className="theme-switch" aria-label="Switch to the light theme">
        <Sun aria-hidden size={17} strokeWidth={1.7} />
        <Moon aria-hidden size={17} strokeWidth={1.7} />
      </button>
      <a className="client-access" href={signInPath}>
        Client Access
      </a>
    </div>
  </header>
)

type LineFieldProps = { name: 'name' | 'email' | 'organisation'; label: string; autoComplete: string; required?: boolean }

const LineField = ({ name, label, autoComplete, required = false }: LineFieldProps) => (
  <label>
    {label}
    <input
      name={name}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      maxLength={enquiryLimits[name]}
      required={required}
    />
  </label>
)

/** How to contact the firm: its email address, and a form, which is shown by the page's script because it needs the script. */
const EnquiryForm = () => (
  <section id="enquiry" className="wide enquiry" aria-labelledby="enquiry-heading">
    <div>
      <h2 id="enquiry-heading">Write to us</h2>
      <p>Tell us what you have in mind, and one of us answers by email.</p>
      <a className="mail" href={`mailto:${firm.email}`}>
        {firm.email}
      </a>
    </div>
    <form hidden aria-labelledby="enquiry-heading">
      <LineField name="name" label="Your name" autoComplete="name" required />
      <LineField name="email" label="Email address" autoComplete="email" required />
      <LineField name="organisation" label="Organisation (optional)" autoComplete="organization" />
      <label>
        What it is about
        <textarea name="message" rows={5} maxLength={enquiryLimits.message} required />
      </label>
      {/* A hidden field: robots that fill in every field give themselves away. */}
      <label className="said" aria-hidden>
        Homepage
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
      <p>We use what you send only to answer you, and delete it 90 days after the matter is closed.</p>
      <p role="alert" className="failure" />
      <button type="submit" className="button primary">
        Send enquiry
      </button>
    </form>
    <output tabIndex={-1} />
  </section>
)

export const signInPath = '/login'

const Opening = () => (
  <section className="opening wide" aria-labelledby="headline">
    <div>
      <p className="places">{offices.map(({ city }) => city).join(' · ')}</p>
      <h1 id="headline">{firm.headline}</h1>
      <p className="introduction">{firm.introduction}</p>
      <p className="ways">
        <a className="button primary" href={signInPath}>
          Schedule Consultation
        </a>
        <a className="button" href={signInPath}>
          Enter Platform
        </a>
      </p>
    </div>
    <DocumentFigure />
  </section>
)

const Figures = () => (
  <section className="figures" aria-label="The firm in figures">
    <dl className="wide">
      {marketingFigures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const Services = () => (
  <section id="services" className="wide chapter" aria-labelledby="services-heading">
    <h2 id="services-heading">From the first question to daily use.</h2>
    <ol className="services">
      {services.map(({ name, promise, items }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{promise}</p>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
)

const promises = [
  {
    name: 'Every sentence has a source',
    words: 'Requirements are quoted from your brief. Proposals and assumptions are labelled, and you confirm them.',
  },
  {
    name: 'Nothing is overwritten',
    words: 'Each change makes a new version. You approve the exact text that you read, and earlier versions remain.',
  },
  {
    name: 'One set of facts',
    words: 'The design, the presentation and the workbook are written from the same facts, so that their figures agree.',
  },
]

const Method = () => (
  <section id="method" className="chapter" aria-labelledby="method-heading">
    <div className="wide method">
      <h2 id="method-heading">Designs you can hold us to.</h2>
      <ul>
        {promises.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <ComparisonFigure />
    </div>
  </section>
)

const Engagements = () => (
  <section id="engagements" className="wide chapter" aria-labelledby="engagements-heading">
    <h2 id="engagements-heading">Selected client engagements</h2>
    <ul className="engagements">
      {engagements.map(({ id, name, engagement }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{engagement}</span>
        </li>
      ))}
    </ul>
    <p className="startups">Select startups and scale-ups are also served.</p>
  </section>
)

const Footer = () => (
  <footer className="footer">
    <EnquiryForm />
    <div className="wide offices-part">
      <div>
        <FirmSign />
        <p>{firm.description}</p>
      </div>
      <section aria-labelledby="offices-heading">
        <h2 id="offices-heading">Offices</h2>
        <ul className="offices">
          {offices.map(({ city, address }) => (
            <li key={city}>
              <h3>{city}</h3>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </li>
          ))}
        </ul>
      </section>
    </div>
  </footer>
)

/** The whole body of the page; rendered once, at build time. */
export const LandingPage = () => (
  <>
    <output className="loading">Loading...</output>
    <div className="page">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <LandingHeader signInPath={signInPath} />
      <main id="content" tabIndex={-1}>
        <Opening />
        <Figures />
        <Services />
        <Method />
        <Engagements />
      </main>
      <Footer />
    </div>
  </>
)
