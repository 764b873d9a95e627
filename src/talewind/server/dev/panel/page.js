// Part of every page of a server of `talewind dev`, and of no other: it notices changed texts, boards and rules.

const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: "/dev/files/page.css" });
const pill = document.createElement("a");
Object.assign(pill, {
  className: "talewind-dev",
  href: "/dev",
  target: "talewind-panel",
  textContent: "panel",
});
document.head.append(style);
document.body.append(pill);

let known = null;

/** Whether the page stays: one that is being left must not be told to leave again. */
function take(news) {
  if (known !== null) {
    if (news.boot !== known.boot) window.dispatchEvent(new Event("online")); // connect now, not after a pause
    if (news.pages !== known.pages) return leave(() => location.reload());
    if (news.texts !== known.texts) document.dispatchEvent(new Event("talewind-texts"));
    const here = location.pathname.startsWith(`/t/${known.table}`);
    if (news.table !== known.table && here) return leave(() => location.assign(`/t/${news.table}`));
  }
  known = news;
  pill.classList.toggle("talewind-dev-care", Boolean(news.trouble));
  pill.textContent = news.trouble || "panel";
  return true;
}

function leave(go) {
  go();
  return false;
}

const rest = (ms) => new Promise((done) => setTimeout(done, ms));

async function watch() {
  for (let stays = true; stays;) {
    try {
      const answer = await fetch(`/dev/changed?seen=${encodeURIComponent(known?.seen ?? "")}`, { cache: "no-store" });
      if (answer.ok) stays = take(await answer.json());
      else await rest(1000);
    } catch {
      await rest(150); // the server is being replaced
    }
  }
}

void watch();
