import './print.css'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { firm } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import type { SectionTools } from '#web/documents/content/block-props.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/document-page.ts'
import { DocumentBar } from '../document-bar.tsx'
import { ContentsList, type SectionDots } from './contents-list.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { Paper } from './paper.tsx'

const skipStyle =
  'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2.5 focus:text-on-accent'

type DocumentPageProps = {
  printed: PrintedDocument
  pictureOf: (blockId: string) => string
  /** For visitors with a link: the files, next to other actions. */
  fileOf?: (format: Format) => string | undefined
  /** The breadcrumb, for users with an account. */
  path?: { label: string; to: string }[]
  /** The target of the firm's logo. */
  home: string
  /** Actions, rendered next to the files. */
  actions?: ReactNode
  /** Rendered in the bar, before the print button. */
  bar?: ReactNode
  /** Rendered next to the document, if there is room. */
  rail?: ReactNode
  /** Labels of sections, by id. */
  dots?: SectionDots
  paper?: Ref<HTMLElement>
  /** True if its text shows citations. */
  hasClaims?: boolean
  tools?: SectionTools | undefined
  /** Rendered above the document. */
  children?: ReactNode
}

const columns = {
  two: 'max-w-[74rem] lg:grid-cols-[17rem_minmax(0,210mm)]',
  three:
    'max-w-[90rem] lg:grid-cols-[17rem_minmax(0,210mm)] xl:grid-cols-[13rem_minmax(0,210mm)_minmax(18rem,22rem)] xl:justify-center',
}

/** A version as printed, with its table of contents at the side. */
export function DocumentPage(props: DocumentPageProps) {
  const { printed, pictureOf, fileOf, home, path, actions, children, bar, rail, dots, paper, hasClaims, tools } = props
  useNamedPlace()
  return (
    <>
      <title>{`${printed.title} – ${firm.name}`}</title>
      <a href="#document" className={skipStyle}>
        {words.skipToDocument}
      </a>
      <DocumentBar path={path} home={home} title={printed.title}>
        <FoldedContents printed={printed} dots={dots} />
        {bar}
        <Button variant="quiet" size="icon" aria-label={words.print} title={words.print} onClick={() => print()}>
          <Printer aria-hidden size={17} strokeWidth={1.7} />
        </Button>
      </DocumentBar>
      <div
        className={`mx-auto grid grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-6 pb-16 sm:px-6 lg:pt-8 print:block print:max-w-none print:p-0 ${rail ? columns.three : columns.two}`}
      >
        <nav
          aria-label={words.contents}
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto lg:block print:hidden"
        >
          <ContentsList sections={printed.content.sections} dots={dots} />
        </nav>
        <main id="document" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none sm:gap-6 print:block">
          <DocumentFacts printed={printed} fileOf={fileOf} actions={actions}>
            {children}
          </DocumentFacts>
          <Paper printed={printed} pictureOf={pictureOf} ref={paper} hasClaims={hasClaims} tools={tools} />
        </main>
        {rail}
      </div>
    </>
  )
}

/** Scrolls to the place in the URL, which exists only now. */
function useNamedPlace() {
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (name) document.getElementById(name)?.scrollIntoView()
  }, [])
}

/** For narrow screens: the table of contents, folded into the bar. */
function FoldedContents({ printed, dots }: { printed: PrintedDocument; dots: SectionDots | undefined }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => fold.current?.removeAttribute('open')
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !fold.current?.open) return
      fold.current.open = false
      fold.current.querySelector('summary')?.focus()
    }
    const closeOutside = ({ target }: PointerEvent) => {
      if (fold.current && !fold.current.contains(target as Node)) fold.current.open = false
    }
    addEventListener('keydown', closeOnEscape)
    addEventListener('pointerdown', closeOutside)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      removeEventListener('pointerdown', closeOutside)
    }
  }, [])
  return (
    <details ref={fold} className="lg:hidden">
      <summary className="flex h-9 cursor-pointer items-center rounded-md px-2 text-sm font-medium text-ink-2 hover:bg-raised hover:text-ink pointer-coarse:h-11">
        {words.contents}
      </summary>
      <nav
        aria-label={words.contents}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-background p-3 shadow-lg"
      >
        <ContentsList sections={printed.content.sections} dots={dots} onChoose={close} />
      </nav>
    </details>
  )
}
