import { getContext, setContext } from "svelte";

const KEY = Symbol("covered");

/** Tell the components below whether a pause or a recap covers them. */
export const setCovered = (covered: () => boolean): void => void setContext(KEY, covered);

/** Whether something covers the page, so that components beneath announce nothing. */
export const isCovered = (): (() => boolean) => getContext<() => boolean>(KEY) ?? (() => false);
