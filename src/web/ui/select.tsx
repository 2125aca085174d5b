import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlStyle } from './field.tsx'

/** The browser's own select, so that a phone shows its own list. */
export const Select = ({ children, ...rest }: ComponentProps<'select'>) => (
  <div className="relative">
    <select {...rest} className={`select ${controlStyle} h-9 cursor-pointer pr-9 pointer-coarse:h-11`}>
      {children}
    </select>
    <ChevronDown aria-hidden size={16} className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-3" />
  </div>
)
