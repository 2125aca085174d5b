import { firm } from '#shared/firm.ts'
import { siteAddress } from '#shared/site.ts'
import { cardPng, signPng, signSvg } from './pictures.tsx'

const manifest = {
  name: firm.name,
  short_name: firm.name,
  description: firm.description,
  start_url: '/dashboard',
  display: 'standalone',
  background_color: '#0d110f',
  theme_color: '#0d110f',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
}

const robots = `User-agent: *
Disallow: /api/
Disallow: /dashboard

Sitemap: ${siteAddress}/sitemap.xml
`

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${siteAddress}/</loc></url>
  <url><loc>${siteAddress}/login</loc></url>
</urlset>
`

/** Every file of the site that is neither page nor asset, by path. */
export const siteFiles = (): Record<string, string | Buffer> => ({
  'robots.txt': robots,
  'sitemap.xml': sitemap,
  'site.webmanifest': JSON.stringify(manifest),
  'favicon.svg': signSvg(),
  'apple-touch-icon.png': signPng(180),
  'icon-192.png': signPng(192),
  'icon-512.png': signPng(512),
  'card.png': cardPng(),
})
