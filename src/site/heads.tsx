import { renderToStaticMarkup } from 'react-dom/server'
import { firm, offices, services } from '#shared/firm.ts'
import { siteAddress } from '#shared/site.ts'
import { cardSize } from './pictures.tsx'

/** Part of every page, before anything is painted. */
const chooseTheme = `<script>
      try {
        if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light'
      } catch {}
    </script>`

/** Checks the sign-in while the page's script loads; documents of links need no sign-in. */
const askWhoIsSignedIn = `<script>
      if (!['shared', 'reviewing'].includes(location.pathname.split('/')[1])) window.firstCheck = fetch('/api/auth/check').catch(() => undefined)
    </script>`

const Icons = () => (
  <>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
  </>
)

/** https://schema.org/ProfessionalService */
const firmAsData = () => ({
  '@context': 'https://schema.org',
  '@type': 'ProfessionalService',
  name: firm.name,
  description: firm.description,
  email: firm.email,
  url: `${siteAddress}/`,
  logo: `${siteAddress}/icon-512.png`,
  image: `${siteAddress}/card.png`,
  location: offices.map(({ city, address: [street, rest] }) => ({
    '@type': 'Place',
    name: city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: rest.replace(city, '').trim(),
    },
  })),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: services.map(({ name, promise, items }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description: `${promise} ${items.join(', ')}.` },
    })),
  },
})

const title = `${firm.name}: ${firm.headline.replace(/\.$/, '')}`

const social = {
  'og:type': 'website',
  'og:site_name': firm.name,
  'og:title': title,
  'og:description': firm.introduction,
  'og:url': `${siteAddress}/`,
  'og:locale': 'en_GB',
  'og:image': `${siteAddress}/card.png`,
  'og:image:width': String(cardSize.width),
  'og:image:height': String(cardSize.height),
  'og:image:alt': `${firm.name}. ${firm.headline}`,
}

const LandingHead = () => (
  <>
    <title>{title}</title>
    <meta name="description" content={firm.introduction} />
    <link rel="canonical" href={`${siteAddress}/`} />
    {Object.entries(social).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    ))}
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="manifest" href="/site.webmanifest" />
    <Icons />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(firmAsData()).replaceAll('<', '\\u003c') }}
    />
  </>
)

const AppHead = () => (
  <>
    <title>{firm.name}</title>
    <meta name="description" content={`${firm.name}: sign in to the ${firm.dashboard} of its clients and staff.`} />
    <Icons />
  </>
)

const NotFoundHead = () => (
  <>
    <title>{`Page not found – ${firm.name}`}</title>
    <Icons />
  </>
)

const write = (head: React.ReactElement) => renderToStaticMarkup(head) + chooseTheme

/** The elements in the head of each page, in addition to the common ones. */
export const heads = {
  'index.html': () => write(<LandingHead />),
  'app.html': () => write(<AppHead />) + askWhoIsSignedIn,
  'not-found.html': () => write(<NotFoundHead />),
}
