export const reviewLimits = { people: 20, note: 2000, reason: 2000 }
