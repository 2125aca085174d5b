export const reviewsAskedOfYou = 'Von Ihnen erbetene Prüfungen'
export const toReview = (count: number) => `${count} zu prüfen`
