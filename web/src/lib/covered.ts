import { getContext, setContext } from "svelte";

const KEY = Symbol("covered");

/** For whatever can lie beneath a pause or a recap. */
export const setCovered = (covered: () => boolean): void => void setContext(KEY, covered);

/** Does something lie over the page, so that what is beneath has nothing to say? */
export const isCovered = (): (() => boolean) => getContext<() => boolean>(KEY) ?? (() => false);
