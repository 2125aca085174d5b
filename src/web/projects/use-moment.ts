import { useState } from 'react'

/** The moment at which the component was first shown: what a timeline calls today. */
export const useMoment = () => useState(() => Date.now())[0]
