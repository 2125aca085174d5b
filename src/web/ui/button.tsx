import type { ComponentProps } from 'react'

const everyButton =
  'inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-opacity duration-150 disabled:cursor-default'
const variants = {
  primary: 'bg-accent text-on-accent hover:opacity-90 disabled:opacity-60',
  secondary: 'border border-control text-ink hover:bg-raised disabled:text-ink-3',
  inert: 'border border-dashed border-control text-ink-3 aria-disabled:cursor-not-allowed',
  quiet: 'text-ink-2 hover:bg-raised hover:text-ink',
}
const sizes = {
  small: 'h-8 px-2.5 text-sm pointer-coarse:h-11 pointer-coarse:px-3.5',
  medium: 'h-9 px-3.5 text-sm pointer-coarse:h-11',
  large: 'h-11 w-full px-4 text-base',
  icon: 'size-9 pointer-coarse:size-11',
}

type Style = { variant?: keyof typeof variants; size?: keyof typeof sizes; className?: string | undefined }

/** Also for links that look like buttons. */
export const buttonStyle = ({ variant = 'secondary', size = 'medium', className = '' }: Style = {}) =>
  `${everyButton} ${variants[variant]} ${sizes[size]} ${className}`

export const Button = ({ variant, size, className, ...rest }: ComponentProps<'button'> & Style) => (
  <button type="button" {...rest} className={buttonStyle({ ...(variant && { variant }), ...(size && { size }), className })} />
)
