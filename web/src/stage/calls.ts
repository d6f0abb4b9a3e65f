/** A call to the table for somebody who looks at something else: a notification, if they have asked for it. */
import { settings } from "../settings.svelte";

export class Calls {
  private open: Notification | null = null;

  ask(title: string, body: string): void {
    if (!document.hidden || !settings.notify || !("Notification" in window)) {
      return;
    }
    if (Notification.permission === "granted") {
      this.open?.close();
      this.open = new Notification(title, { body, icon: "/icon-192.png", tag: location.pathname });
      this.open.onclick = () => window.focus();
    }
  }
}
