import X from 'lucide-react/icons/x'
import { useState } from 'react'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'

/** Shows a message in a place that is visible at every scroll position; it remains until it is closed or replaced. */
export function useToast() {
  const [said, say] = useState('')
  const toast = (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4 print:hidden">
      <output
        className={
          said
            ? 'pointer-events-auto flex items-center gap-2 rounded-lg border border-line bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-lg'
            : 'sr-only'
        }
      >
        {said}
        {said && (
          <Button variant="quiet" size="icon" aria-label={words.close} onClick={() => say('')}>
            <X aria-hidden size={16} />
          </Button>
        )}
      </output>
    </div>
  )
  return { say, toast }
}
