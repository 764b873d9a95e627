/** An invitation link: the table is in the path, the key in the fragment, which no server receives. */
export const inviteLink = (table: string, key: string): string => `${location.origin}/t/${table}#${key}`;

export const watchLink = (table: string, key: string): string => `${location.origin}/t/${table}#w.${key}`;

/** The link that brings the reader's seat to another device. */
export const carryLink = (table: string, carry: string, join: string): string =>
  `${location.origin}/t/${table}#c.${carry}.${join}`;

/** Parse the fragment of a link. */
export function readFragment(fragment: string): { join?: string; watch?: string; carry?: string } {
  if (fragment.startsWith("w.")) return { watch: fragment.slice(2) };
  if (fragment.startsWith("c.")) {
    const [, carry = "", join = ""] = fragment.split(".");
    return join ? { carry, join } : { carry };
  }
  return fragment ? { join: fragment } : {};
}

/** Share by the system's share sheet, else copy to the clipboard; returns the result. */
export async function share(title: string, url: string): Promise<"shared" | "copied" | "failed"> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (why) {
      if (why instanceof DOMException && why.name === "AbortError") return "shared";
    }
  }
  return (await copy(url)) ? "copied" : "failed";
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser runs inside another app: such browsers lose their cookies when the app closes. */
export const insideAnotherApp = (): boolean =>
  /FBAN|FBAV|Instagram|Line\/|MicroMessenger|; wv\)/.test(navigator.userAgent);
