import WifiOff from 'lucide-react/icons/wifi-off'
import * as general from '#words/general.ts'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'
import { tryAgain, useConnection, type Connection } from './connection.ts'
import { Spinner } from './spinner.tsx'
import { useWork } from './use-work.ts'

function sentenceOf({ isAway, missing }: Connection) {
  const away = isAway && words.serverCannotBeReached
  const lacking = missing > 0 && words.partOfThisPageCould
  return [away, lacking, words.whatYouHaveTypedIs].filter(Boolean).join(' ')
}

/** Shows on every screen that the server, or code of the page, cannot be reached; disappears once both are available. */
export function ConnectionBar() {
  const connection = useConnection()
  const { isBusy, begin } = useWork(tryAgain)
  const isShown = connection.isAway || connection.missing > 0
  return (
    <>
      <output className="sr-only">{isShown && sentenceOf(connection)}</output>
      {isShown && (
        <section
          aria-label={words.connection}
          className="fixed inset-x-0 bottom-0 z-[60] flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-warning bg-raised px-4 py-3 sm:px-6 print:hidden"
        >
          <WifiOff aria-hidden size={18} className="shrink-0 text-warning" />
          <p className="min-w-0 flex-[1_1_12rem]">{sentenceOf(connection)}</p>
          {connection.isOutdated ? (
            <Button onClick={() => location.reload()}>{words.loadPageAgain}</Button>
          ) : (
            <Button aria-disabled={isBusy} onClick={begin}>
              {isBusy && <Spinner />}
              {general.tryAgain}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
