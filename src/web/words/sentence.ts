import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements in it, in the order that its language has. */
export const sentence = (texts: TemplateStringsArray, ...elements: ReactNode[]) =>
  createElement(Fragment, null, ...texts.flatMap((text, place) => [text, elements[place]]))
