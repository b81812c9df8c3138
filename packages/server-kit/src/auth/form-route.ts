/** How much of a form a route reads. */
export interface FormRoute {
  readonly mostBytes: number;
}
