import { describe, expect, test } from "vitest";
import { Http, Refused } from "../src/net/http";

/** A balancer in front of nodes: what each says to whom it is asked for, "" for whoever comes by chance. */
function behind(answers: Record<string, [number, object]>) {
  const asked: string[] = [];
  const http = new Http((path) => {
    asked.push(path);
    const node = new URL(path, "http://saloon").searchParams.get("node") ?? "";
    const [status, body] = answers[node] ?? [404, { code: "unknown_route" }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return { http, asked };
}

const elsewhere = (params: object): [number, object] => [503, { code: "elsewhere", retry_after: 1, params }];

describe("a request at one of several servers", () => {
  test("that is refused as elsewhere is asked once more at the node that has it", async () => {
    const { http, asked } = behind({ "": elsewhere({ node: "b" }), b: [200, { table: "t1" }] });
    await expect(http.table("t1")).resolves.toEqual({ table: "t1" });
    await http.replay("t1", "ru");
    expect(asked).toEqual([
      "/api/v1/tables/t1",
      "/api/v1/tables/t1?node=b",
      "/api/v1/tables/t1/replay?language=ru",
      "/api/v1/tables/t1/replay?language=ru&node=b",
    ]);
  });

  test("is not asked for ever, nor where nobody knows who has it", async () => {
    const round = behind({ "": elsewhere({ node: "b" }), b: elsewhere({ node: "a" }) });
    await expect(round.http.at("t1", "start")).rejects.toMatchObject({ code: "elsewhere", node: "a" });
    expect(round.asked.length).toBe(2);
    const nobody = behind({ "": elsewhere({}) });
    await expect(nobody.http.table("t1")).rejects.toMatchObject({ code: "elsewhere", retryAfter: 1 });
    expect(nobody.asked.length).toBe(1);
  });

  test("that is refused for another reason stays refused", async () => {
    const { http, asked } = behind({ "": [409, { code: "other_rules", params: { node: "b" } }] });
    await expect(http.replay("t1", "en")).rejects.toBeInstanceOf(Refused);
    expect(asked.length).toBe(1);
  });
});
