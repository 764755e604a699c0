bring cloud;
bring util;

inflight interface DevServer {
  inflight stop(): void;
}

/// The page. The cloud hosts it; in the simulator, Vite serves it while you work on it.
pub class QuickShareWebsite {
  new(apiUrl: str) {
    let website = new cloud.Website(path: "./website");
    website.addJson("config.json", { api: apiUrl });

    if util.env("WING_TARGET") == "sim" && util.tryEnv("WING_IS_TEST") != "true" {
      let folder = @dirname;
      let service = new cloud.Service(inflight () => {
        let server = QuickShareWebsite.serve(folder, apiUrl);
        return () => {
          server.stop();
        };
      });
      nodeof(service).title = "Vite on port 5173";
    }
  }

  extern "./devServer.js" static inflight serve(folder: str, apiUrl: str): DevServer;
}
