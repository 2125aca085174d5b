import { engagements, firm, marketingFigures, offices, services } from '#shared/firm.ts'
import { ComparisonFigure } from './comparison-figure.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { FirmSign } from './firm-sign.tsx'
import { LandingHeader } from './landing-header.tsx'

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
    <ComparisonFigure />
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
    words:
      'Requirements are quoted from your brief. What we propose says that it is a proposal, and what we assume is marked to be confirmed.',
  },
  {
    name: 'Nothing is overwritten',
    words:
      'A change makes a new version beside the old one. You approve the exact text that you read, and can go back to any before it.',
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
