import { renderToStaticMarkup } from 'react-dom/server'
import { firm, offices } from '#shared/firm.ts'
import { families } from '#server/render/fonts/load-fonts.ts'
import { balanceLines, wrapText } from '#server/render/fonts/wrap-text.ts'
import { svgToPng } from '#server/render/diagram/svg-to-png.ts'
import { comparison } from '#web/landing/comparison.ts'

/** The dark theme's colours as sRGB, because the renderer of the pictures does not support OKLCH. */
const colours = {
  background: '#0d110f',
  surface: '#141816',
  line: '#282d2b',
  ink: '#f0f0ed',
  quiet: '#b7bcb7',
  accent: '#6ed9c2',
  inserted: '#103522',
  deleted: '#431d1b',
}

/** Share of the picture's width for the logo: larger if the corners are not cut off. */
type SignShape = { reach: number; radius: number }

const Sign = ({ reach, radius }: SignShape) => {
  const scale = (32 * reach) / 24
  const edge = (32 - 24 * scale) / 2
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
      <rect width="32" height="32" rx={radius} fill={colours.background} />
      <g transform={`translate(${edge} ${edge}) scale(${scale})`}>
        <path d={firm.mark} fill="none" stroke={colours.accent} strokeWidth="2" strokeLinecap="round" />
      </g>
    </svg>
  )
}

export const signSvg = () => renderToStaticMarkup(<Sign reach={0.84} radius={7} />)

/** For launchers, which cut their own shape out of the middle four fifths. */
export const signPng = (pixels: number) => svgToPng(renderToStaticMarkup(<Sign reach={0.62} radius={0} />), pixels / 32)

/** Pixels, as social networks require. */
export const cardSize = { width: 1200, height: 630 }

const headline = { face: 'sans-semibold', size: 74, width: 520 } as const
const changed = { face: 'sans', size: 19, width: 386, maxLines: 2 } as const

/** Places as many lines of the comparison as fit on the card, each with its own background, from `top` downwards. */
function placeChanges(top: number) {
  let y = top
  return comparison.chapters
    .flatMap(({ lines }) => lines)
    .slice(0, 4)
    .map(({ change, text }) => {
      const words = wrapText(text, changed)
      const place = y
      y += 26 + words.length * 26 + 10
      return { change: change === 'inserted' ? ('inserted' as const) : ('deleted' as const), y: place, bottom: y - 10, words }
    })
}

const Card = () => {
  const lines = balanceLines(firm.headline, headline)
  const { bottom = 0 } = placeChanges(0).at(-1) ?? {}
  const top = (cardSize.height - bottom) / 2
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...cardSize} fontFamily={families.sans} fill={colours.ink}>
      <rect {...cardSize} fill={colours.background} />
      <g transform="translate(72 68) scale(1.75)">
        <path d={firm.mark} fill="none" stroke={colours.accent} strokeWidth="1.9" strokeLinecap="round" />
      </g>
      <text x="130" y="100" fontSize="32" fontWeight="600">
        {firm.name}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x="69"
          y={340 + (index - (lines.length - 1) / 2) * 78}
          fontSize={headline.size}
          fontWeight="600"
          letterSpacing="-2.2"
        >
          {line}
        </text>
      ))}
      <text x="72" y="562" fontSize="22" fontFamily={families.mono} fill={colours.quiet}>
        {offices.map(({ city }) => city).join(' · ')}
      </text>
      <rect x="658" y={top - 18} width="482" height={bottom + 36} rx="14" fill={colours.surface} stroke={colours.line} />
      {placeChanges(top).map((line) => (
        <g key={line.y} fontSize={changed.size} fill={line.change === 'inserted' ? colours.ink : colours.quiet}>
          <rect x="676" y={line.y} width="446" height={line.bottom - line.y} rx="6" fill={colours[line.change]} />
          <text x="690" y={line.y + 34}>
            {line.change === 'inserted' ? '+' : '−'}
          </text>
          {line.words.map((words, index) => (
            <text key={words} x="718" y={line.y + 34 + index * 26}>
              {words}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** The preview picture of a shared link to the site. */
export const cardPng = () => svgToPng(renderToStaticMarkup(<Card />), 1)
