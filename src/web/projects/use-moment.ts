import { useState } from 'react'

/** The time at which the component was first rendered, which a timeline marks as today. */
export const useMoment = () => useState(() => Date.now())[0]
